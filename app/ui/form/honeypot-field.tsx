interface HoneypotFieldProps {
  idPrefix: string;
  name: string;
}

/**
 * A field that only programs fill: out of sight, of the keyboard's way, of autofill and of screen readers. Its label is
 * for browsers that show pages without their style.
 */
export function HoneypotField({ idPrefix, name }: HoneypotFieldProps) {
  const id = `${idPrefix}-${name}`;
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
