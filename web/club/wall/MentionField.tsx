import { Textarea, UnstyledButton, VisuallyHidden, type TextareaProps } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { wallPeople } from '#contract/club/wall.ts'
import type { Place } from '#domain/wall/places.ts'
import { query } from '../../api/api.ts'
import { isOfComposing } from '../../ui/is-enter.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { openMention, withName, type Named, type OpenMention } from './mention-text.ts'
import { idsOf } from './queries.ts'
import classes from './wall.module.css'

type MentionFieldProps = {
  place: Place
  label: string
  /** Whether it is a field of a form: labelled like the others, and making room for the choice. */
  inForm?: boolean
  value: string
  /** With the person who was just chosen, whose name stands in the text now. */
  onChange: (text: string, chosen?: Named) => void
  minRows?: number
  isFocused?: boolean
  /** With Ctrl and Enter; without it they are left to the form. */
  onSubmit?: () => void
} & Pick<TextareaProps, 'maxLength' | 'error' | 'required' | 'disabled'>

/** A text in which @ offers the people who see the place. */
export function MentionField({
  place,
  label,
  inForm = false,
  value,
  onChange,
  onSubmit,
  isFocused = false,
  ...field
}: MentionFieldProps) {
  const { t } = useTranslation('wall')
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [open, setOpen] = useState<OpenMention | null>(null)
  const [active, setActive] = useState(0)
  const [caret, setCaret] = useState<number | null>(null)
  const people = usePeople(place, open)
  useEffect(() => {
    if (isFocused) box.current?.focus()
  }, [isFocused])
  useEffect(() => {
    if (caret !== null) box.current?.setSelectionRange(caret, caret)
  }, [caret])
  const follow = (text: string, at: number) => {
    setOpen(openMention(text, at))
    setActive(0)
  }
  const choose = (person: Named | undefined) => {
    if (!person || !open) return
    const next = withName(value, open, person)
    onChange(next.text, person)
    setCaret(next.caret)
    setOpen(null)
    box.current?.focus()
  }
  const chosen = people[active]
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfComposing(event.nativeEvent)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      if (!onSubmit) return
      event.preventDefault()
      onSubmit()
      return
    }
    if (people.length === 0) return
    const act = keyAct(event.key, {
      step: (by) => setActive((active + by + people.length) % people.length),
      choose: () => choose(chosen),
      close: () => setOpen(null),
    })
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <div className={classes.mentionField} data-in-form={inForm || undefined}>
      <Textarea
        ref={box}
        autosize
        minRows={1}
        maxRows={12}
        {...(inForm
          ? { label, description: t('mention.hint') }
          : { 'aria-label': label, placeholder: label })}
        {...field}
        value={value}
        aria-autocomplete="list"
        {...(people.length > 0 && {
          // Escape closes the choice, and not the dialog that the field is in.
          'data-mantine-stop-propagation': true,
          'aria-controls': id,
          'aria-activedescendant': `${id}-${chosen?.id ?? 0}`,
        })}
        onChange={({ currentTarget }) => {
          setCaret(null)
          onChange(currentTarget.value)
          follow(currentTarget.value, currentTarget.selectionStart)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(null)}
      />
      <VisuallyHidden role="status">
        {open && people.length > 0 ? t('mention.found', { count: people.length }) : ''}
      </VisuallyHidden>
      {people.length > 0 && (
        <div id={id} role="listbox" aria-label={t('mention.people')} className={classes.offered}>
          {people.map((person, index) => (
            <Offered
              key={person.id}
              id={`${id}-${person.id}`}
              person={person}
              isActive={index === active}
              onChoose={() => choose(person)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

type Person = Named & { picture: string | null }

function usePeople(place: Place, open: OpenMention | null): readonly Person[] {
  const asked = useQuery({
    ...query(
      wallPeople,
      { query: { ...idsOf(place), ...(open?.query && { query: open.query.trim() }) } },
      { own: [0, 403, 404] },
    ),
    enabled: open !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return open === null ? [] : (asked.data?.data ?? [])
}

type Acts = { step: (by: number) => void; choose: () => void; close: () => void }

/** What a key does while people are offered; undefined for keys that go on typing. */
const keyAct = (key: string, { step, choose, close }: Acts): (() => void) | undefined =>
  ({
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: choose,
    Tab: choose,
    Escape: close,
  })[key]

type OfferedProps = { id: string; person: Person; isActive: boolean; onChoose: () => void }

function Offered({ id, person, isActive, onChoose }: OfferedProps) {
  return (
    <UnstyledButton
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.option}
      // Before the field loses the focus.
      onMouseDown={(event) => {
        event.preventDefault()
        onChoose()
      }}
    >
      <PersonAvatar name={person.full_name} picture={person.picture} size="sm" />
      {person.full_name}
    </UnstyledButton>
  )
}
