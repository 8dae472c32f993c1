import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stats } from "#app/ui/stats/stats.tsx";
import type { Hospital, LeaderMessage, Stat } from "#hospitals/site.ts";
import { HospitalDescription } from "./hospital-description.tsx";
import { LeaderMessages } from "./leader-messages.tsx";
import { WeCare } from "./we-care.tsx";

interface AboutUsPageProps {
  basePath: string;
  summary: string;
  about: Hospital["about"];
  /** Left out where the hospital has no we-care section. */
  weCare: Hospital["weCare"];
  /** What holds for every hospital of the group. */
  claims: string[];
  messages: LeaderMessage[];
  stats: Stat[];
  campusPicture: PictureFiles | undefined;
  welcomePicture: PictureFiles | undefined;
  welcomeDescription: string;
}

export function AboutUsPage(props: AboutUsPageProps) {
  const { basePath, summary, about, weCare, claims, messages, stats } = props;
  return (
    <>
      <PageHeader
        title="About Us"
        crumbs={[{ label: "Home", to: basePath }]}
        lead={summary}
        picture={props.campusPicture}
      />
      <HospitalDescription
        about={about}
        claims={claims}
        picture={props.welcomePicture}
        pictureDescription={props.welcomeDescription}
      />
      {weCare && <WeCare {...weCare} />}
      <LeaderMessages messages={messages} />
      <Section tone="deep" id="stats">
        <Stats stats={stats} />
      </Section>
    </>
  );
}
