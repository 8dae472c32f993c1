import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { groupPaths } from "#hospitals/hospital-paths.ts";
import { type HospitalChoice, HospitalChoices } from "./hospital-choices.tsx";
import { lastFirst } from "./last-hospital.ts";

interface ChooserLinkProps {
  hospitals: HospitalChoice[];
  className: string;
  children: ReactNode;
}

/**
 * Where no hospital is chosen, a number of one of them would be a guess: this opens the numbers of all, the one used
 * last first. Without scripts it leads to a page with the same.
 */
export function ChooserLink({ hospitals, className, children }: ChooserLinkProps) {
  const [shown, setShown] = useState<HospitalChoice[]>();
  return (
    <>
      <Link
        className={className}
        to={groupPaths.toChooseHospital}
        onClick={(event: MouseEvent) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setShown(lastFirst(hospitals));
        }}
      >
        {children}
      </Link>
      {shown && <ChooserDialog hospitals={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function ChooserDialog({ hospitals, onClose }: { hospitals: HospitalChoice[]; onClose: () => void }) {
  const texts = useTexts("chooseHospital");
  const { close } = useTexts("pending");
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => ref.current?.showModal(), []);
  // A link in it led to another page.
  useEffect(() => {
    if (key !== openedAt.current) ref.current?.close();
  }, [key]);
  return (
    <dialog ref={ref} className="chooser" aria-labelledby="chooser-title" closedby="any" onClose={onClose}>
      <div className="chooser__head">
        <p className="chooser__title" id="chooser-title">
          {texts.title}
        </p>
        <button type="button" className="chooser__close" aria-label={close} onClick={() => ref.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <HospitalChoices hospitals={hospitals} />
    </dialog>
  );
}
