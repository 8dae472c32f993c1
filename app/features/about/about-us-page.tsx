import { type ContactItem, ContactList } from "#app/ui/contacts/contacts.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { PageHeader, Paragraphs, Section, SectionHeading, TitledSection, useCompletePage } from "#app/ui/page/page.tsx";
import { type PictureFiles, Picture } from "#app/ui/picture/picture.tsx";
import { StatsSection, TickList } from "#app/ui/facts/facts.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { Hospital, Leader, LeaderMessage, Stat } from "#site/hospitals/site.ts";

type LeaderWithPortrait = Omit<Leader, "isSample"> & { portrait: PictureFiles | undefined };

type SignedMessage = Omit<LeaderMessage, "name"> & { name: string | undefined };

interface AboutUsPageProps extends Pick<Hospital, "basePath" | "summary" | "about" | "claims"> {
  weCare: Hospital["weCare"] | undefined;
  messages: SignedMessage[];
  isOnly?: boolean;
  stats: Stat[];
  leaders: LeaderWithPortrait[];
  facts: ContactItem[];
  campusPicture: PictureFiles | undefined;
  campusDescription: string;
  welcomePicture: PictureFiles | undefined;
  welcomeDescription: string;
}

export function AboutUsPage(props: AboutUsPageProps) {
  const { weCare, messages, leaders } = props;
  const { about } = useTexts("sections");
  const isComplete = useCompletePage();
  return (
    <>
      <PageHeader
        title={about}
        homePath={props.basePath}
        lead={props.summary}
        picture={props.campusPicture}
        pictureDescription={props.campusDescription}
      />
      <HospitalDescription {...props} />
      {isComplete && (
        <>
          {leaders.length > 0 && <Leaders leaders={leaders} />}
          {messages.length > 0 && <LeaderMessages messages={messages} isOnly={props.isOnly === true} />}
          {weCare && <WeCare {...weCare} />}
          <StatsSection stats={props.stats} id="stats" />
        </>
      )}
    </>
  );
}

function HospitalDescription({ about, claims, facts, welcomePicture, welcomeDescription }: AboutUsPageProps) {
  return (
    <Section labelledBy="about-heading">
      <div className="flow about-us">
        <div>
          <SectionHeading id="about-heading" title={about.heading} />
          <div className="prose">
            <Paragraphs texts={about.paragraphs} />
          </div>
          {claims.length > 0 && <TickList points={claims} isBold isWide />}
        </div>
        <div className="about-us__picture picture-frame">
          <Picture picture={welcomePicture} alt={welcomeDescription} sizes="(max-width: 61.99rem) 100vw, 34rem" />
        </div>
        <ContactList items={facts} />
      </div>
    </Section>
  );
}

function Leaders({ leaders }: { leaders: LeaderWithPortrait[] }) {
  return (
    <TitledSection tone="sand" headingId="leaders-heading" title={useTexts("about").leaders}>
      <ul className="grid leaders">
        {leaders.map(({ name, role, qualification, portrait }) => (
          <li className="flow leaders__one" key={name}>
            <div className="leaders__portrait picture-frame">
              {portrait ? (
                <Picture picture={portrait} alt="" sizes="(max-width: 39.99rem) 6rem, 24rem" />
              ) : (
                <Icon name="doctor" className="portrait-figure" />
              )}
            </div>
            <div>
              <h3 className="leaders__name">{name}</h3>
              <p className="leaders__role">{role}</p>
              {qualification && <p>{qualification}</p>}
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function WeCare({ heading, paragraphs, points }: NonNullable<Hospital["weCare"]>) {
  return (
    <TitledSection tone="mist" id="we-care" headingId="we-care-heading" title={heading}>
      <div className="flow we-care">
        <div className="prose">
          <Paragraphs texts={paragraphs} />
        </div>
        {points.length > 0 && (
          <div className="we-care__points">
            <TickList points={points} isBold />
          </div>
        )}
      </div>
    </TitledSection>
  );
}

function LeaderMessages({ messages, isOnly }: { messages: SignedMessage[]; isOnly: boolean }) {
  const texts = useTexts("about");
  const subtitle = isOnly ? texts.messagesFromOne : texts.messagesFrom;
  return (
    <TitledSection headingId="messages-heading" title={texts.messages} subtitle={subtitle}>
      <div className="grid">
        {messages.map(({ id, heading, name, role, paragraphs, isSample }) => (
          <article className="leader-message" key={id}>
            <h3>{heading}</h3>
            <Paragraphs texts={paragraphs} />
            {name && <p className="leader-message__name">{name}</p>}
            <p className="leader-message__role">
              {role}
              {isSample && <span className="note leader-message__sample">{texts.sample}</span>}
            </p>
          </article>
        ))}
      </div>
    </TitledSection>
  );
}
