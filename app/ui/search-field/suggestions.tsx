import { useEffect, useRef, useState } from "react";
import { SmartLink } from "../link/link.tsx";
import { useTexts } from "../texts/texts.tsx";
import "./suggestions.css";

export interface SuggestionList {
  alarm?: "danger" | "distress";
  items: { label: string; note: string; to: string; isUrgent?: true }[];
}

const MIN_LENGTH = 2;
/** A screen reader first says the letters that are typed. */
const ANNOUNCE_AFTER_MS = 500;

/** The ARIA Authoring Practices' editable combobox, list autocomplete with manual selection; its options are links. */
export function Suggestions({ input, to }: { input: HTMLInputElement; to: string }) {
  const texts = useTexts("search");
  const { list, ask, close } = useSuggestions(to);
  const [chosen, setChosen] = useState({ list, at: -1 });
  const [status, setStatus] = useState("");
  const items = list?.items ?? [];
  const active = chosen.list === list ? chosen.at : -1;
  const isOpen = items.length > 0;
  const found = list && (list.hasFailed ? texts.suggestionsFailed : texts.suggested(items.length));
  const idOf = (at: number) => `${input.id}-option-${at}`;

  useEffect(() => {
    // Typed while this file was on its way.
    if (input.value !== input.defaultValue) void ask(input.value);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  useEffect(() => {
    input.setAttribute("aria-expanded", String(isOpen));
    if (active < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", idOf(active));
    document.getElementById(idOf(active))?.scrollIntoView({ block: "nearest" });
  });

  useEffect(() => {
    const choose = (at: number) => setChosen({ list, at });
    function onKeyDown(event: KeyboardEvent) {
      const { key, isComposing } = event;
      if (isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (key === "ArrowDown" || key === "ArrowUp") {
        event.preventDefault();
        if (!isOpen) void ask(input.value);
        else if (key === "ArrowDown") choose((active + 1) % items.length);
        else choose(active > 0 ? active - 1 : items.length - 1);
      } else if (key === "Enter") {
        if (active >= 0) event.preventDefault();
        document.getElementById(idOf(active))?.click();
        close();
      } else if (key === "Escape" && (isOpen || input.value)) {
        // Otherwise the menu around the field closes with it.
        event.preventDefault();
        if (!list) input.value = "";
        close();
      } else if (key === "Home" || key === "End" || key === "ArrowLeft" || key === "ArrowRight") choose(-1);
    }
    const onInput = () => void ask(input.value);
    input.addEventListener("keydown", onKeyDown);
    input.addEventListener("input", onInput);
    input.addEventListener("blur", close);
    return () => {
      input.removeEventListener("keydown", onKeyDown);
      input.removeEventListener("input", onInput);
      input.removeEventListener("blur", close);
    };
  });

  useEffect(() => {
    const say = () => setStatus([list?.alarm && `${texts[list.alarm]}.`, found].filter(Boolean).join(" "));
    const timer = setTimeout(say, list?.alarm ? 0 : ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [list, found, texts]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {isOpen && (
        // The field stays focused while an option is clicked.
        <div className="suggestions" onMouseDown={(event) => event.preventDefault()} role="presentation">
          {list?.alarm && <p className="suggestions__alarm">{texts[list.alarm]}</p>}
          <div id={`${input.id}-list`} role="listbox" aria-label={texts.suggestions}>
            {items.map(({ label, note, to: address, isUrgent }, at) => (
              <SmartLink
                className={isUrgent ? "suggestions__item suggestions__item--urgent" : "suggestions__item"}
                id={idOf(at)}
                key={address + label}
                to={address}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                onClick={close}
              >
                <span className="suggestions__label">{label}</span> <span className="suggestions__note">{note}</span>
              </SmartLink>
            ))}
          </div>
        </div>
      )}
      {list && !isOpen && (
        <p className="suggestions suggestions--none">
          {found} {texts.pressSearch}
        </p>
      )}
    </>
  );
}

const FAILED = { items: [], hasFailed: true } as const satisfies SuggestionList & { hasFailed: true };

function useSuggestions(to: string) {
  const [list, setList] = useState<SuggestionList & { hasFailed?: true }>();
  const asking = useRef<AbortController>(undefined);

  function close() {
    asking.current?.abort();
    setList(undefined);
  }

  async function ask(text: string) {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    if (text.trim().length < MIN_LENGTH) return setList(undefined);
    try {
      const response = await fetch(`${to}/suggestions?${new URLSearchParams({ q: text })}`, { signal });
      const found = (await response.json()) as Partial<SuggestionList> | null;
      // A network that wants a sign-in responds in the server's place.
      const isList = response.ok && Array.isArray(found?.items);
      if (!signal.aborted) setList(isList ? (found as SuggestionList) : FAILED);
    } catch {
      // Cancelled, or offline: the field works on without suggestions.
      if (!signal.aborted) setList(FAILED);
    }
  }

  return { list, ask, close };
}
