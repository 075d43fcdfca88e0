import { useState } from 'react'
import type { TextareaProps } from '@mantine/core'
import type { Place } from '#domain/wall/places.ts'
import type { Text } from '../../form/TextFields.tsx'
import { MentionField } from './MentionField.tsx'
import { toTokens, type Named } from './mention-text.ts'

type Limits = Pick<TextareaProps, 'maxLength' | 'required' | 'disabled'>
type MentionProseProps = Text<Limits> & { place: Place; label: string }

/** Words in a form, with people mentioned by @; the form has their ids in the place of names. */
export function MentionProse({ value, onChange, ...field }: MentionProseProps) {
  const [text, setText] = useState(value ?? '')
  const [chosen, setChosen] = useState<readonly Named[]>([])
  const write = (next: string, person?: Named) => {
    const people = person ? [...chosen, person] : chosen
    setText(next)
    setChosen(people)
    onChange(toTokens(next, people))
  }
  return <MentionField {...field} inForm minRows={2} value={text} onChange={write} />
}
