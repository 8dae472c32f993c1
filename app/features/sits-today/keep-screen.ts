/**
 * Turns the pages of a screen in a hall and renews them each minute. Without network the last ones stay, and the screen
 * says so. It is sent as text, and uses nothing that is younger than Chromium 80. The request reads the document: to
 * make one of a text is forbidden (Trusted Types).
 */
export function keepScreen() {
  let at = 0;
  function turn() {
    const pages = document.querySelectorAll<HTMLElement>("[data-page]");
    pages.forEach((page, index) => (page.hidden = index !== at % pages.length));
  }
  function lose() {
    const lost = document.getElementById("lost");
    if (lost) lost.hidden = false;
  }
  function renew() {
    const request = new XMLHttpRequest();
    request.open("GET", location.href);
    request.responseType = "document";
    request.timeout = 20_000;
    request.addEventListener("loadend", () => {
      const old = document.getElementById("board");
      const fresh = (request.response as Document | null)?.getElementById("board");
      if (request.status !== 200 || !old || !fresh) return lose();
      old.replaceWith(document.adoptNode(fresh));
      turn();
    });
    request.send();
  }
  setInterval(() => {
    at += 1;
    turn();
  }, 12_000);
  setInterval(renew, 60_000);
  addEventListener("online", renew);
}
