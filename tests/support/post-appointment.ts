/** The response to an appointment request that differs from every other with another OP number. */
export function sendAppointment(address: string, outPatientNumber: number): Promise<Response> {
  return fetch(`${address}/api/v1/service/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      patientName: "Sample Patient",
      doctor: "",
      department: "General Medicine",
      patientContactNumber: 9_000_000_002,
      outPatientNumber,
      message: "",
      appointmentOn: "",
      patientEmail: "patient@example.org",
      hospital: "1",
      to: "",
    }),
  });
}

/** The reference of a request that is taken; rejects when it is not. */
export async function postAppointment(address: string, outPatientNumber: number): Promise<string> {
  const response = await sendAppointment(address, outPatientNumber);
  if (response.status !== 201) throw new Error(`The response was ${response.status}`);
  return ((await response.json()) as { reference: string }).reference;
}
