import { runCommand } from "./run-command.ts";
import { sendTestMail } from "./mail/send-test-mail.ts";

await runCommand(sendTestMail);
