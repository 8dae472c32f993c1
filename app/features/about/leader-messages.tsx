import { Icon } from "#app/ui/icon/icon.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { LeaderMessage } from "#hospitals/site.ts";

/** What those who lead the hospitals say, each under the office that speaks. */
export function LeaderMessages({ messages }: { messages: LeaderMessage[] }) {
  return (
    <Section tone="sand" labelledBy="messages-heading">
      <SectionHeading id="messages-heading" title="Messages" subtitle="From those who lead our hospitals" />
      <div className="leader-messages">
        {messages.map((message) => (
          <Message key={message.id} {...message} />
        ))}
      </div>
    </Section>
  );
}

function Message({ heading, role, paragraphs, isSample }: LeaderMessage) {
  return (
    <article className="leader-message">
      <Icon name="quote" className="leader-message__mark" />
      <h3>{heading}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="leader-message__role">
        {role}
        {isSample && <span className="leader-message__sample">Sample text</span>}
      </p>
    </article>
  );
}
