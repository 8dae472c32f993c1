const NONE = -1;
const FIRST_CAPACITY = 64;

/**
 * Lists of numbers by key. Each number is a node that names the one before it of the same key: far smaller than a list
 * a key.
 */
export class KeyedNumbers<K> {
  readonly #last = new Map<K, number>();
  #before = new Int32Array(FIRST_CAPACITY);
  #numbers = new Int32Array(FIRST_CAPACITY);
  #size = 0;

  /** Adds a number to the list of a key, unless it is the last one there. */
  add(key: K, number: number): void {
    const last = this.#last.get(key) ?? NONE;
    if (last !== NONE && this.#numbers[last] === number) return;
    if (this.#size === this.#numbers.length) this.#resize(this.#size * 2);
    this.#before[this.#size] = last;
    this.#numbers[this.#size] = number;
    this.#last.set(key, this.#size);
    this.#size += 1;
  }

  /** The numbers of a key, the last one first. */
  visit(key: K, visit: (number: number) => void): void {
    for (let node = this.#last.get(key) ?? NONE; node !== NONE; node = this.#before[node]!) visit(this.#numbers[node]!);
  }

  /** Frees spare memory. */
  trim(): this {
    this.#resize(this.#size);
    return this;
  }

  #resize(capacity: number): void {
    this.#before = resize(this.#before, capacity);
    this.#numbers = resize(this.#numbers, capacity);
  }
}

function resize(numbers: Int32Array<ArrayBuffer>, capacity: number): Int32Array<ArrayBuffer> {
  const resized = new Int32Array(capacity);
  resized.set(numbers.subarray(0, capacity));
  return resized;
}
