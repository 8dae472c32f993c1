import { readOutcome, sendHeaders, type SendOptions, type SendOutcome } from "./send-outcome.ts";

/**
 * Posts a form of several parts and tells how much has gone out, from 0 to 1. An upload may take as long as it moves:
 * only silence past the time limit counts as unreachable. (`fetch` cannot tell how far an upload is.)
 */
export function postMultipart(
  url: string,
  form: FormData,
  options: SendOptions,
  onProgress: (share: number) => void,
): Promise<SendOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const { timeoutMs } = options;
    let timer = setTimeout(giveUp, timeoutMs);
    function giveUp() {
      request.abort();
    }
    function finish(outcome: SendOutcome) {
      clearTimeout(timer);
      resolve(outcome);
    }
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, timeoutMs);
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      finish(readOutcome(request.status, request.responseText));
    });
    for (const event of ["error", "abort"]) {
      request.addEventListener(event, () => finish({ status: "unreachable" }));
    }
    request.open("POST", url);
    for (const [name, text] of Object.entries(sendHeaders(options))) request.setRequestHeader(name, text);
    request.send(form);
  });
}
