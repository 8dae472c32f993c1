/** The form of a job application as a browser sends it, and its bytes with the type that names their boundary. */
export async function writeApplication(name: string, resume: File): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  const fields = { name, email: "applicant@example.org", contactNumber: "9000000013", experience: "2" };
  for (const [field, value] of Object.entries({ ...fields, job: "Staff Nurse", hospital: "3", to: "" })) {
    form.append(field, value);
  }
  form.append("resume", resume);
  const encoded = new Response(form);
  return { body: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get("content-type") ?? "" };
}
