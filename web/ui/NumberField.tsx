import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useCallback, useState, type RefCallback } from 'react'
import { useFormat } from '../format.ts'
import { shownNumber, typedNumber, type Typed } from './typed-number.ts'

type Looks = Pick<
  NumberInputProps,
  | 'label'
  | 'description'
  | 'inputWrapperOrder'
  | 'required'
  | 'w'
  | 'flex'
  | 'className'
  | 'aria-label'
  | 'rightSection'
  | 'rightSectionWidth'
  | 'suffix'
  | 'hideControls'
  | 'step'
  | 'min'
  | 'max'
  | 'error'
  | 'onBlur'
  | 'onKeyDown'
>

export type NumberFieldProps = Looks & {
  value: number | null
  /** Called with each key; null is an empty field. */
  onChange: (value: number | null) => void
  /** How many decimals may be typed; none unless told. */
  decimals?: number
  ref?: RefCallback<HTMLInputElement>
}

/** A number as the person writes it: with their decimal mark, either mark typed or pasted, and nothing typed lost on the way to it. */
export function NumberField({ value, onChange, decimals = 0, onBlur, ref, ...field }: NumberFieldProps) {
  const { decimalMark } = useFormat()
  const [typed, setTyped] = useState<Typed | null>(null)
  const signed = field.min === undefined || Number(field.min) < 0

  // The pad of digits of a phone may have no minus, and the library asks for it whatever is allowed.
  const withPad = useCallback((input: HTMLInputElement | null) => input?.setAttribute('inputmode', signed ? 'text' : 'decimal'), [signed])
  const merged = useMergedRef(ref, withPad)

  function change(text: string | number) {
    const meant = typedNumber(text)
    setTyped({ text, meant, before: value })
    if (meant !== value) onChange(meant)
  }

  return (
    <NumberInput
      {...field}
      ref={merged}
      autoComplete="off"
      decimalSeparator={decimalMark}
      allowNegative={signed}
      allowDecimal={decimals > 0}
      decimalScale={decimals}
      value={shownNumber(typed, value)}
      onChange={change}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
