import { describe, expect, test } from "vitest";
import { commonTypes } from "./common-types.ts";
import { codesByPath, loadConformanceSpace, testTypes } from "./conformance-space.ts";
import {
  collection,
  collectionTypes,
  entryFields,
  filterInput,
  filters,
  link,
  linkingCollections,
  orderEnum,
  orderEnums,
  query,
  VALUE,
} from "./schema-rules.ts";

// A shop: four locales, of which one falls back to another and that to a third, locations and JSON. Pages named in
// brackets are below contentful.com/developers/docs/references/graphql/.

const shop = await loadConformanceSpace("shop");

const PRODUCT_FILTERS = filters({
  String: "title description",
  Float: "price",
  Int: "stock",
  Boolean: "isOnSale",
  DateTime: "availableFrom",
  List: "colours",
  Location: "madeAt",
  Exists: "attributes store storesCollection photo",
});

describe("the schema of a shop", () => {
  testTypes(
    shop,
    `${commonTypes({ product: "Product" })}
     scalar JSON
     scalar Circle
     scalar Rectangle
     type Location { lat: Float lon: Float }
     type Product implements Entry & _Node {
       ${entryFields("Product")}
       title${VALUE}: String
       description${VALUE}: String
       price${VALUE}: Float
       stock${VALUE}: Int
       isOnSale${VALUE}: Boolean
       availableFrom${VALUE}: DateTime
       colours${VALUE}: [String]
       attributes${VALUE}: JSON
       madeAt${VALUE}: Location
       store${link("StoreFilter")}: Store
       ${collection("stores", "ProductStores", "where: StoreFilter", "ProductStores")}
       photo${link()}: Asset
     }
     ${collectionTypes("Product")}
     ${orderEnum("ProductOrder", "title price stock isOnSale availableFrom")}
     ${filterInput("ProductFilter", `store: cfStoreNestedFilter stores: cfStoreNestedFilter ${PRODUCT_FILTERS}`)}
     ${collectionTypes("ProductStores", "Store")}
     ${orderEnums("ProductStores", "name")}
     ${linkingCollections("Product")}
     type Store implements Entry & _Node {
       ${entryFields("Store")}
       name${VALUE}: String
       place${VALUE}: Location
       hours${VALUE}: JSON
     }
     ${collectionTypes("Store")}
     ${orderEnum("StoreOrder", "name")}
     ${["StoreFilter", "cfStoreNestedFilter"]
       .map((name) => filterInput(name, filters({ String: "name", Location: "place", Exists: "hours" })))
       .join("")}
     ${linkingCollections("Store", { product: "Product" })}
     ${orderEnums("StoreLinkingCollectionsProduct", "title price stock isOnSale availableFrom")}
     ${query({ product: "Product", store: "Store" })}`,
  );
});

describe("locales (locale-handling)", () => {
  test("the requested locale is returned, else the default one, and fields may request others", async () => {
    expect(
      await shop.ask(`{
        untold: product(id: "lamp") { title sys { locale } }
        french: product(id: "lamp", locale: "fr") { title sys { locale } german: title(locale: "de") }
      }`),
    ).toEqual({
      untold: { title: "Lamp", sys: { locale: "en-GB" } },
      french: { title: "Lampe de table", sys: { locale: "fr" }, german: "Lampe" },
    });
  });

  test("a missing value is that of the fallback, and of its fallback; a locale without one has none", async () => {
    expect(
      await shop.ask(`{
        austrian: product(id: "lamp", locale: "de-AT") { title isOnSale colours }
        german: product(id: "chair", locale: "de") { title isOnSale colours price }
        french: product(id: "chair", locale: "fr") { title price }
      }`),
    ).toEqual({
      austrian: { title: "Lampe", isOnSale: false, colours: ["rot"] },
      german: { title: "Chair", isOnSale: false, colours: ["blue"], price: 120 },
      french: { title: null, price: 120 },
    });
  });

  test("a value that was emptied does not fall back", async () => {
    expect(
      await shop.ask(`{
        lamp: product(id: "lamp", locale: "de") { description attributes }
        chair: product(id: "chair", locale: "de") { description }
      }`),
    ).toEqual({ lamp: { description: "", attributes: null }, chair: { description: null } });
  });

  test("useFallbackLocale: false returns null instead of a fallback, on queries and on fields", async () => {
    expect(
      await shop.ask(`{
        strict: product(id: "lamp", locale: "de-AT", useFallbackLocale: false) { title isOnSale price }
        field: product(id: "lamp", locale: "de-AT") { title strict: title(useFallbackLocale: false) }
      }`),
    ).toEqual({ strict: { title: null, isOnSale: false, price: 49.5 }, field: { title: "Lampe", strict: null } });
  });

  test("a locale is handed down to what is linked, unless the link asks for another", async () => {
    expect(
      await shop.ask(`{ product(id: "lamp", locale: "de") {
        photo { title fileName }
        storesCollection { items { name sys { locale } } }
        french: photo(locale: "fr") { title }
      } }`),
    ).toEqual({
      product: {
        photo: { title: "Eine Lampe", fileName: "lampe.jpg" },
        storesCollection: { items: [{ name: "Graz", sys: { locale: "de" } }] },
        french: { title: null },
      },
    });
  });

  test("which entry a link leads to is read in the locale of the parent", async () => {
    expect(
      await shop.ask(`{ product(id: "lamp") { store(locale: "de") { name }
        storesCollection(locale: "de") { items { name } } } }`),
    ).toEqual({
      product: { store: { name: "Wien" }, storesCollection: { items: [{ name: "Wien" }, { name: "Graz" }] } },
    });
  });

  test("an unknown locale is UNKNOWN_LOCALE on its path, beside the data (graphql-errors)", async () => {
    const { data, errors } = await shop.execute(`{
      product(id: "lamp") { title(locale: "nl") price }
      storeCollection(locale: "*") { total }
    }`);
    expect(data).toEqual({ product: { title: null, price: 49.5 }, storeCollection: null });
    expect(codesByPath(errors)).toEqual({ "product.title": "UNKNOWN_LOCALE", storeCollection: "UNKNOWN_LOCALE" });
  });

  test("linkedFrom finds links of the allowed locales only", async () => {
    const linked = (locales: string) => `linkedFrom(allowedLocales: ${locales}) { productCollection { total } }`;
    expect(
      await shop.ask(`{ store(id: "vienna") {
        english: ${linked('["en-GB"]')} german: ${linked('["de", "fr"]')} any: ${linked("null")} } }`),
    ).toEqual({
      store: {
        english: { productCollection: { total: 1 } },
        german: { productCollection: { total: 0 } },
        any: { productCollection: { total: 1 } },
      },
    });
  });

  test("queries that differ in order, filter, locale or preview share no cached result", async () => {
    const fresh = await loadConformanceSpace("shop");
    const ask = async (args: string) => {
      const data = await fresh.preview(`{ productCollection(${args}) { items { title } } }`);
      return (data as { productCollection: { items: { title: string }[] } }).productCollection.items;
    };
    const named = (...titles: (string | null)[]) => titles.map((title) => ({ title }));
    for (let round = 0; round < 2; round += 1) {
      expect(await ask("order: title_ASC")).toEqual(named("Chair", "Lamp", "Voucher"));
      expect(await ask("order: title_DESC")).toEqual(named("Voucher", "Lamp", "Chair"));
      expect(await ask("order: title_ASC, skip: 1, limit: 1")).toEqual(named("Lamp"));
      expect(await ask(`order: title_ASC, where: { title_not: "Lamp" }`)).toEqual(named("Chair", "Voucher"));
      expect(await ask(`order: title_ASC, locale: "de-AT"`)).toEqual(named("Lampe", "Sessel", "Voucher"));
      expect(await ask(`order: title_ASC, locale: "fr"`)).toEqual(named("Lampe de table", null, null));
      expect(await ask("order: title_ASC, preview: true")).toEqual(named("Chair", "Lamp", "Prototype", "Voucher"));
    }
  });

  test("filters and order look at what the locale shows", async () => {
    const find = async (args: string) => {
      const data = await shop.ask(`{ productCollection(${args}) { items { sys { id } } } }`);
      const { items } = (data as { productCollection: { items: { sys: { id: string } }[] } }).productCollection;
      return items.map(({ sys }) => sys.id).join(" ");
    };
    expect(await find(`locale: "de", where: { title: "Lampe" }`)).toBe("lamp");
    expect(await find(`where: { title: "Lampe" }`)).toBe("");
    expect(await find(`locale: "de-AT", where: { isOnSale: false }, order: title_ASC`)).toBe("lamp chair voucher");
    expect(await find(`locale: "fr", where: { title_exists: true }`)).toBe("lamp");
    expect(await find(`locale: "de", where: { store: { name: "Graz" } }, order: sys_id_ASC`)).toBe("chair lamp");
  });
});

describe("values (schema-generation)", () => {
  test("JSON is given as it is, a date as a moment, a location in degrees", async () => {
    expect(await shop.ask(`{ product(id: "lamp") { attributes availableFrom madeAt { lat lon } } }`)).toEqual({
      product: {
        attributes: { watts: 9, nested: { list: [1, "two", null] } },
        availableFrom: "2024-05-01T00:00:00.000+02:00",
        madeAt: { lat: 48.3, lon: 16.4 },
      },
    });
    expect(await shop.ask(`{ store(id: "online") { place { lat } hours } }`)).toEqual({
      store: { place: null, hours: null },
    });
  });

  test("JSON is filtered by whether there is any", async () => {
    expect(
      await shop.ask(`{ productCollection(where: { attributes_exists: false }) { items { title } } }`),
    ).toMatchObject({ productCollection: { items: expect.arrayContaining([{ title: "Voucher" }]) } });
  });
});

describe("locations (collection-filters)", () => {
  test.each([
    [`place_within_circle: { lat: 48.2, lon: 16.4, radius: 10 }`, "vienna"],
    // From Vienna to Graz it is about 145 km as the crow flies.
    [`place_within_circle: { lat: 48.2082, lon: 16.3738, radius: 140 }`, "vienna"],
    [`place_within_circle: { lat: 48.2082, lon: 16.3738, radius: 150 }`, "graz vienna"],
    [`place_within_circle: { lat: -16, lon: 180, radius: 1200 }`, "apia suva"],
    [`place_within_rectangle: { topLeft: { lat: 48, lon: 15 }, bottomRight: { lat: 47, lon: 17 } }`, "graz"],
    [`place_within_rectangle: { topLeft: { lat: -10, lon: 170 }, bottomRight: { lat: -20, lon: -170 } }`, "apia suva"],
    [`place_exists: false`, "online"],
  ])("%s finds %s", async (where, ids) => {
    const data = await shop.ask(`{ storeCollection(where: { ${where} }, order: sys_id_ASC) { items { sys { id } } } }`);
    const { items } = (data as { storeCollection: { items: { sys: { id: string } }[] } }).storeCollection;
    expect(items.map(({ sys }) => sys.id).join(" ")).toBe(ids);
  });

  test("products are found by where their store is", async () => {
    expect(
      await shop.ask(`{ productCollection(where: { store: { place_within_circle: { lat: 47, lon: 15.4, radius: 20 } } }) {
        items { title } } }`),
    ).toEqual({ productCollection: { items: [{ title: "Chair" }] } });
  });

  test.each([`place_within_circle: { lat: 1, lon: 1 }`, `place_within_rectangle: { topLeft: { lat: 1, lon: 1 } }`])(
    "%s is no area",
    async (where) => {
      const { errors } = await shop.execute(`{ storeCollection(where: { ${where} }) { total } }`);
      expect(errors[0]?.message).toMatch(/must be/);
      const [name = ""] = where.split(":");
      expect(errors[0]?.locations).toEqual([{ line: 1, column: `{ storeCollection(where: { ${name}: `.length + 1 }]);
    },
  );
});
