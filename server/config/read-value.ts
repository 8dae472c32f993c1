/** A setting's text without surrounding space; undefined when it is not given or empty. */
export type ReadValue = (name: string) => string | undefined;
