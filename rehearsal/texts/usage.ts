export const USAGE = `Usage: npm run rehearse -- [--days N] [--out FILE]

Plays N days (30) with your own settings and data: requests, answers, leave, a full disk, a mail server that is away. Writes
what happened, every kind of mail, what people see, and the mistakes of your set-up to FILE (rehearsal.html), for the board.
Nothing leaves this machine and nothing of the real site is touched; DNS and your mail server are asked whether they
know you.

Exit codes: 0 nothing was lost and no mistake found, 1 otherwise, 2 the command line is wrong.`;
