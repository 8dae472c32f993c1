export interface Phone {
  printed: string;
  href: string;
}

export interface CalledHospital {
  name: string;
  place: string;
  contact: { phone: Phone; emergencyPhone?: Phone | undefined };
}

export interface HospitalPhone extends Phone {
  label: string;
  isEmergency: boolean;
}

/** Reception of each hospital, and emergency of those with a casualty. `emergencyAt` labels a place's number. */
export function listPhones(hospitals: CalledHospital[], emergencyAt: (place: string) => string): HospitalPhone[] {
  return hospitals.flatMap(({ name, place, contact: { phone, emergencyPhone } }) => [
    { label: `${name}, ${place}`, ...phone, isEmergency: false },
    ...(emergencyPhone ? [{ label: emergencyAt(place), ...emergencyPhone, isEmergency: true }] : []),
  ]);
}
