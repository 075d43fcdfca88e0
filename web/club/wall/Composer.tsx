import { ActionIcon } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '#domain/wall/places.ts'
import { MentionField } from './MentionField.tsx'
import { withLost } from '../messages/open.ts'
import { toTokens, type Named } from './mention-text.ts'
import classes from './wall.module.css'

/** What is written and not sent: the text as it would be sent, and who is mentioned in it. */
type Draft = { text: string; chosen: readonly Named[]; clear: () => void }

/** What the form of a post with something besides words is given. */
export type PartProps = { place: Place; draft: Draft }

type ComposerProps = {
  place: Place
  label: string
  send: string
  maxLength: number
  minRows?: number
  initial?: { text: string; chosen: readonly Named[] }
  isFocused?: boolean
  /** Beside the button that sends, with what is written so far. */
  renderBeside?: (draft: Draft) => ReactNode
  isSending?: boolean
  /** Rejects where what was sent is lost; it is in the field again then. */
  onSend: (text: string) => Promise<void> | void
}

/** Where one writes, with people mentioned by @; sent by the button or with Ctrl and Enter. */
export function Composer({
  place,
  label,
  send,
  initial,
  renderBeside,
  isSending = false,
  onSend,
  ...field
}: ComposerProps) {
  const { t } = useTranslation('wall')
  const [text, setText] = useState(initial?.text ?? '')
  const [chosen, setChosen] = useState<readonly Named[]>(initial?.chosen ?? [])
  const written = toTokens(text, chosen).trim()
  const clear = () => {
    setText('')
    setChosen([])
  }
  const submit = () => {
    if (written === '' || isSending) return
    // A change may be refused: its text stays until it is stored.
    if (!initial) clear()
    onSend(written)?.catch(() => {
      setText((now) => withLost(text, now))
      setChosen((now) => [...chosen, ...now])
    })
  }
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <MentionField
        {...field}
        place={place}
        label={label}
        value={text}
        onChange={(next, person) => {
          setText(next)
          if (person) setChosen((now) => [...now, person])
        }}
        onSubmit={submit}
      />
      <div className={classes.composerFoot}>
        {renderBeside?.({ text: written, chosen, clear })}
        <span className={classes.hint}>{t('mention.hint')}</span>
        <ActionIcon type="submit" size={44} aria-label={send} disabled={text.trim() === ''}>
          <IconSend size={20} />
        </ActionIcon>
      </div>
    </form>
  )
}
