import type { Example } from "../examples/example.ts";
import { ContactList } from "./contacts.tsx";

export default [
  {
    name: "address, telephone, mail and map",
    render: () => (
      <ContactList
        items={[
          { icon: "map-pin", label: "Address", value: "River Road\nExample Town\n000 000" },
          { icon: "phone", label: "Phone", value: "0000 000 0000", href: "tel:+910000000000" },
          { icon: "mail", label: "E-mail", value: "reception@example.org", href: "mailto:reception@example.org" },
          { icon: "map-pin", label: "Map", value: "Open the map", href: "https://www.example.org/", newTab: true },
        ]}
      />
    ),
  },
] satisfies Example[];
