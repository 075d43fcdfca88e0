import type { CSSProperties, ReactNode } from 'react'
import { Button, Group, Stack, type MantineSpacing } from '@mantine/core'
import { SeenAlert } from '../ui/SeenAlert.tsx'
import classes from './form.module.css'
import type { FormState } from './form-types.ts'

type RowProps = {
  /** What the button says. */
  submit: string
  /** Shown right before the button. */
  before?: ReactNode
  /** Shown right beside the button. */
  beside?: ReactNode
  /** Shown at the other end of the button's row. */
  actions?: ReactNode
  /** Whether the button is as wide as the form. */
  wide?: boolean
  /** Whether the button is at the end of its row. */
  atEnd?: boolean
  /** Whether the button ends something. */
  danger?: boolean
  disabled?: boolean
  /** Whether the row stays in reach while one scrolls. */
  bar?: boolean
}
type FormProps = RowProps & {
  of: FormState
  children: ReactNode
  /** Shown below everything else. */
  footer?: ReactNode
  width?: CSSProperties['maxWidth']
  gap?: MantineSpacing
}

/** The form, the alert above its fields, and the button below them. */
export function Form({ of, children, footer, width, gap = 'md', ...row }: FormProps) {
  return (
    <BareForm of={of}>
      <Stack gap={gap} {...(width !== undefined && { maw: width })}>
        <FormAlert of={of} />
        {children}
        <SubmitRow of={of} {...row} />
        {footer}
      </Stack>
    </BareForm>
  )
}

type BareProps = { of: FormState; children: ReactNode; label?: string }

/** The form alone, for fields that lie in a row. */
export function BareForm({ of: { attach, submit }, children, label }: BareProps) {
  return (
    <form
      ref={attach}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        // A form in a window is no part of the one it was opened from.
        event.stopPropagation()
        submit()
      }}
    >
      {children}
    </form>
  )
}

/** What belongs to no field. */
export function FormAlert({ of: { message, explained } }: { of: FormState }) {
  if (message === null) return null
  return <SeenAlert color={explained ? 'amber' : 'red'}>{message}</SeenAlert>
}

function SubmitRow({
  of,
  submit,
  before,
  beside,
  actions,
  wide = false,
  atEnd = false,
  danger = false,
  disabled = false,
  bar = false,
}: RowProps & { of: FormState }) {
  const button = (
    <Button
      type="submit"
      loading={of.pending}
      disabled={disabled}
      fullWidth={wide}
      {...(danger && { color: 'red', variant: 'outline' })}
    >
      {submit}
    </Button>
  )
  if (wide) return button
  return (
    <Group
      justify={atEnd ? 'flex-end' : 'space-between'}
      gap="sm"
      {...(bar && { className: classes.bar ?? '' })}
    >
      <Group gap="sm">
        {before}
        {button}
        {beside}
      </Group>
      {actions}
    </Group>
  )
}
