import type { SendMailOptions } from "nodemailer";
import type { OutgoingMail } from "./mail-transport.ts";

/** A mail as nodemailer takes it: attachments in base64, so that their bytes arrive as they are. */
export function composeMail({ reference: _reference, attachments = [], ...mail }: OutgoingMail): SendMailOptions {
  return {
    ...mail,
    attachments: attachments.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
      contentDisposition: "attachment",
      contentTransferEncoding: "base64",
    })),
  };
}
