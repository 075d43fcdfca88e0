import { Anchor } from '@mantine/core'
import { textParts } from './message-links.ts'
import classes from './messages.module.css'

/** What somebody wrote: text, of which only addresses of the web are links. */
export const MessageText = ({ text }: { text: string }) => (
  <p className={classes.text}>
    <LinkedText text={text} />
  </p>
)

export function LinkedText({ text }: { text: string }) {
  return textParts(text).map((part, index) =>
    part.href === null ? (
      part.text
    ) : (
      <Anchor
        key={`${index} ${part.href}`}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        inherit
        underline="always"
      >
        {part.text}
      </Anchor>
    ),
  )
}
