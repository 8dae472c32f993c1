/** Contentful's codes for a content model that gives no schema. */
type SchemaProblemCode = "COLLIDING_TYPE_NAMES" | "COLLIDING_FIELD_NAMES" | "RESERVED_FIELD_NAME";

/** Why a content model gives no schema. Contentful answers it to every query, so that a space can be mended. */
export class SchemaProblem extends Error {
  override name = "SchemaProblem";
  readonly code: SchemaProblemCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: SchemaProblemCode, message: string, details: Readonly<Record<string, unknown>>) {
    super(`Schema generation failed. ${message}`);
    this.code = code;
    this.details = details;
  }
}
