/** The domain of a sender such as "Website <website@example.org>" or "website@example.org". */
export function mailDomain(mailFrom: string): string {
  const [domain = ""] = mailFrom.slice(mailFrom.lastIndexOf("@") + 1).split(">", 1);
  return domain.trim();
}
