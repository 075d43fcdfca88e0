import { useState } from 'react'
import type { TextareaProps } from '@mantine/core'
import type { Place } from '#domain/wall/places.ts'
import type { Text } from '../../form/TextFields.tsx'
import { MentionField } from './MentionField.tsx'
import { fromTokens, toTokens, type Named } from './mention-text.ts'

type Limits = Pick<TextareaProps, 'maxLength' | 'required' | 'disabled'>
type MentionProseProps = Text<Limits> & {
  place: Place
  label: string
  /** Who is mentioned in it from the start. */
  chosen: readonly Named[]
}

/** Words in a form, with people mentioned by @; the form has their ids in the place of names. */
export function MentionProse({ value, onChange, chosen: first, ...field }: MentionProseProps) {
  const [text, setText] = useState(() => fromTokens(value ?? '', first))
  const [chosen, setChosen] = useState(first)
  const write = (next: string, person?: Named) => {
    const people = person ? [...chosen, person] : chosen
    setText(next)
    setChosen(people)
    onChange(toTokens(next, people))
  }
  return <MentionField {...field} inForm minRows={2} value={text} onChange={write} />
}
