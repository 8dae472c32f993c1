import { describe, expect, test } from "vitest";
import { readsLikeAdvertisement } from "./advertisement.ts";

const message = (text: string) => readsLikeAdvertisement({ names: ["Anu Thomas"], text });

describe("what people write is no advertisement", () => {
  test.each([
    "When may we visit my mother in ward 4? Thank you.",
    "My number is 98470 12345, or 0484 000 0000 after 6 pm. Please call my brother on +91 98470 12346.",
    "എന്റെ അമ്മയ്ക്ക് നെഞ്ചുവേദനയുണ്ട്. നാളെ ഡോക്ടറെ കാണാൻ പറ്റുമോ? ഫോൺ 9847012345",
    "Ammakku vayya, nale doctore kaanan pattumo? Report ivide und: https://drive.google.com/file/d/1AbC/view",
    "Report: https://drive.google.com/a https://drive.google.com/b https://drive.google.com/c www.drive.google.com/d",
    "The map https://maps.app.goo.gl/x is wrong, and so is www.example.org/contact.",
    "I lost money in online betting and cannot sleep. Is there a psychiatrist? Viagra did not help either.",
    "Does the hospital pay for a loan, insurance or an escort? Are there slots on Monday? Special offer of health check?",
    "I cannot click here: https://www.example.org/book. It says buy now. Please help.",
    "Kindly unsubscribe me from https://news.example.org, I get mails daily.",
    "ഡോ. തോമസ് < 5 min > late [urgent] (see OP no. 1234); BP 140/90, sugar 180mg/dl, e-mail anu@example.org",
    "I work for a casino and earn in bitcoin. Do you take such patients?",
    "x".repeat(5000),
  ])("%s", (text) => {
    expect(message(text)).toBe(false);
  });

  test.each(["Anu Thomas", "ഡോ. അനു തോമസ്", "A. K. Nair (w/o Raju)", "Dr.Anu,MD", "Staff Nurse ICU/NICU", ""])(
    "the name %s",
    (name) => {
      expect(readsLikeAdvertisement({ names: [name], text: "" })).toBe(false);
    },
  );
});

describe("what programs send is one", () => {
  test.each([
    "Nice site! [url=https://pills.example/x]cheap pills[/url]",
    'Great <a href="http://spam.example">post</a>',
    "[link]http://spam.example[/link]",
    "https://a.example https://b.example https://c.example https://d.example",
    Array.from({ length: 10 }, (_, number) => `http://shop.example/${number}`).join(" "),
    "Boost your rank! Our SEO services bring you to the first page of Google: https://seo.example",
    "Play at our ONLINE CASINO now https://win.example/?id=1",
    "Earn passive income with crypto trading www.coins.example",
    "Limited time offer, click here to order now, or unsubscribe: http://shop.example",
  ])("%s", (text) => {
    expect(message(text)).toBe(true);
  });

  test.each(["Anu https://spam.example", "www.spam.example"])("the name %s", (name) => {
    expect(readsLikeAdvertisement({ names: [name], text: "Hello" })).toBe(true);
  });
});
