/** The domain of a sender such as "Website <website@example.org>" or "website@example.org". */
export function mailDomain(mailFrom: string): string {
  return mailFrom.slice(mailFrom.lastIndexOf("@") + 1).replace(/[>\s]+$/, "");
}
