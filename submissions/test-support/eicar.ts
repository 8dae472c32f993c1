/** The harmless text that every scanner takes for malware (eicar.org), in two parts, so that none does so here. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${"ANTIVIRUS-TEST-FILE"}!$H+H*`;
