import { ContactList, type ContactItem } from "#app/ui/contact-list/contact-list.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { type PictureFiles, Picture } from "#app/ui/picture/picture.tsx";
import { SectionHeading, Section } from "#app/ui/section/section.tsx";
import { StatsSection, TickList } from "#app/ui/facts/facts.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { useCompletePage } from "#app/ui/use-complete-page.ts";
import type { Hospital, Leader, LeaderMessage, Stat } from "#site/hospitals/site.ts";

type LeaderWithPortrait = Omit<Leader, "isSample"> & { portrait: PictureFiles | undefined };

interface AboutUsPageProps {
  basePath: string;
  summary: string;
  about: Hospital["about"];
  weCare: Hospital["weCare"];
  claims: string[];
  messages: LeaderMessage[];
  isOnly?: boolean | undefined;
  stats: Stat[];
  leaders: LeaderWithPortrait[];
  facts: ContactItem[];
  campusPicture: PictureFiles | undefined;
  campusDescription: string;
  welcomePicture: PictureFiles | undefined;
  welcomeDescription: string;
}

export function AboutUsPage(props: AboutUsPageProps) {
  const { basePath, summary, about, weCare, claims, messages, stats } = props;
  const { about: title } = useTexts("sections");
  const isComplete = useCompletePage();
  return (
    <>
      <PageHeader
        title={title}
        homePath={basePath}
        lead={summary}
        picture={props.campusPicture}
        pictureDescription={props.campusDescription}
      />
      <HospitalDescription
        about={about}
        claims={claims}
        facts={props.facts}
        picture={props.welcomePicture}
        pictureDescription={props.welcomeDescription}
      />
      {isComplete && (
        <>
          {props.leaders.length > 0 && <Leaders leaders={props.leaders} />}
          {weCare && <WeCare {...weCare} />}
          {messages.length > 0 && <LeaderMessages messages={messages} isOnly={props.isOnly} />}
          <StatsSection stats={stats} id="stats" />
        </>
      )}
    </>
  );
}

interface HospitalDescriptionProps {
  about: { heading: string; paragraphs: string[] };
  claims: string[];
  facts: ContactItem[];
  picture: PictureFiles | undefined;
  pictureDescription: string;
}

function HospitalDescription({ about, claims, facts, picture, pictureDescription }: HospitalDescriptionProps) {
  return (
    <Section labelledBy="about-heading">
      <div className="about-us">
        <div>
          <SectionHeading id="about-heading" title={about.heading} />
          <div className="prose">
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="about-us__side">
          <div className="about-us__picture picture-frame">
            <Picture picture={picture} alt={pictureDescription} sizes="(max-width: 61.99rem) 100vw, 34rem" />
          </div>
          <ContactList items={facts} />
          {claims.length > 0 && <TickList points={claims} isBold />}
        </div>
      </div>
    </Section>
  );
}

function Leaders({ leaders }: { leaders: LeaderWithPortrait[] }) {
  return (
    <Section tone="sand" labelledBy="leaders-heading">
      <SectionHeading id="leaders-heading" title={useTexts("about").leaders} />
      <ul className="leaders">
        {leaders.map(({ name, role, qualification, portrait }) => (
          <li className="leaders__one" key={name}>
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
    </Section>
  );
}

function WeCare({ heading, paragraphs, points }: NonNullable<Hospital["weCare"]>) {
  return (
    <Section tone="mist" id="we-care" labelledBy="we-care-heading">
      <SectionHeading id="we-care-heading" title={heading} />
      <div className="we-care">
        <div className="prose">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {points.length > 0 && (
          <div className="we-care__points">
            <TickList points={points} isBold />
          </div>
        )}
      </div>
    </Section>
  );
}

function LeaderMessages({ messages, isOnly = false }: Pick<AboutUsPageProps, "messages" | "isOnly">) {
  const texts = useTexts("about");
  return (
    <Section labelledBy="messages-heading">
      <SectionHeading
        id="messages-heading"
        title={texts.messages}
        subtitle={isOnly ? texts.messagesFromOne : texts.messagesFrom}
      />
      <div className="leader-messages">
        {messages.map((message) => (
          <Message key={message.id} {...message} />
        ))}
      </div>
    </Section>
  );
}

function Message({ heading, role, paragraphs, isSample }: LeaderMessage) {
  const texts = useTexts("about");
  return (
    <article className="leader-message">
      <Icon name="quote" className="leader-message__mark" />
      <h3>{heading}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="leader-message__role">
        {role}
        {isSample && <span className="leader-message__sample">{texts.sample}</span>}
      </p>
    </article>
  );
}
