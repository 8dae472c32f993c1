/** What `find` says of a text, asked once as long as there are at most so many of them. */
export function remember<Value>(find: (text: string) => Value, most = 8000): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as Value;
    const value = find(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}
