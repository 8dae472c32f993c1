/**
 * Counts the pages of a screen in a hall, and renews it each minute. Without network the last list stays, and the
 * screen says so. It is sent as text, and uses nothing that is younger than Chromium 80. The request reads the
 * document: to make one of a text is forbidden (Trusted Types).
 */
export function keepScreen() {
  function count() {
    const main = document.querySelector("main");
    main?.style.setProperty("--pages", String(Math.ceil(main.scrollWidth / innerWidth)));
  }
  function renew() {
    const request = new XMLHttpRequest();
    request.open("GET", location.href);
    request.responseType = "document";
    request.timeout = 20_000;
    request.addEventListener("loadend", () => {
      const fresh = request.status === 200 && (request.response as Document | null)?.getElementById("board");
      if (fresh) document.getElementById("board")?.replaceWith(fresh);
      else document.getElementById("lost")?.removeAttribute("hidden");
      count();
    });
    request.send();
  }
  for (const changed of ["load", "resize"]) addEventListener(changed, count);
  addEventListener("online", renew);
  setInterval(renew, 60_000);
}
