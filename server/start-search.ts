import type { Logger } from "pino";
import type { Clock } from "#forms/submissions.ts";
import { isLargeGroup } from "#site/hospitals/find-hospital.ts";
import { createPrivateWordTest, openSearchMisses } from "#site/search/search-misses.server.ts";
import type { SearchWords } from "#site/search/search-words.server.ts";
import { createSiteSearch } from "#site/search/site-search.server.ts";
import { mapEditions } from "#site/texts/editions.server.ts";
import type { SiteEvents, StartedContent } from "./start-content.ts";

interface SearchParts extends Pick<StartedContent, "editions" | "changes"> {
  words: SearchWords;
  dataDir: string;
  events: SiteEvents;
  clock: Clock;
  log: Logger;
}

/** Gives each edition its search, which is renewed when the content changes. */
export async function startSearch({ editions, changes, words, dataDir, events, clock, log }: SearchParts) {
  const misses = await openSearchMisses({ dataDir, now: clock.now, isPrivate: createPrivateWordTest(words), log });
  const searched = mapEditions(editions, (edition) => {
    const { pages, server } = edition.texts;
    const search = createSiteSearch({
      pageNames: { ...pages.sections, insurance: pages.search.insurance, sitsToday: server.boards.titleToday },
      ...{ site: edition.site, ownPages: edition.ownPages, content: edition.content, words },
      onRenewed: () => events.emit("searchRenewed"),
      onMiss: misses.count,
      reportFailure: (error) => log.error({ err: error }, "the search could not be renewed: it answers as before"),
    });
    // Before the site serves, because nobody gets a response while it is made.
    if (isLargeGroup(edition.site)) search.open();
    changes.subscribe(search.renew);
    return { ...edition, search };
  });
  return {
    editions: searched,
    warm: async () => {
      await Promise.all(searched.map(({ search }) => search.warm()));
    },
    stop: misses.save,
  };
}
