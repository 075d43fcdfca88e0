import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useCallback, useState, type RefCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format/format.ts'
import { plainKeys } from '#domain/sheets/plain-keys.ts'
import { isRefused, shownNumber, typedNumber, type Typed } from './typed-number.ts'
import { useFault } from './use-fault.ts'

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
  | 'error'
  | 'onBlur'
  | 'onKeyDown'
>

export type NumberFieldProps = Looks & {
  value: number | null
  /**
   * Called with each key; null is an empty field. A form that cannot do without a number keeps the
   * one before.
   */
  onChange: (value: number | null) => void
  /** The bounds of what may be typed; the field shows them if something else was typed. */
  min?: number
  max?: number
  /** How many decimals may be typed; the default is none. */
  decimals?: number
  ref?: RefCallback<HTMLInputElement>
}

/**
 * A number as the person writes it: with their decimal mark, either mark typed or pasted, and
 * nothing typed lost on the way to it. A value beyond the bounds stays as typed, is reported once
 * the field is left, and keeps its form from being sent.
 */
export function NumberField({
  value,
  onChange,
  min,
  max,
  decimals = 0,
  error,
  onBlur,
  ref,
  ...field
}: NumberFieldProps) {
  const { t } = useTranslation('ui')
  const { decimalMark, limit } = useFormat()
  const [typed, setTyped] = useState<Typed | null>(null)
  const [left, setLeft] = useState(false)
  const signed = min === undefined || min < 0
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  const refused = isRefused(typed, value, bounds)
  const message =
    min === undefined || max === undefined
      ? t('number.needed')
      : t('number.between', { min: limit(min), max: limit(max) })
  const fault = refused ? message : ''

  const { input, onInvalid } = useFault(fault, () => setLeft(true))

  // The pad of digits of a phone may have no minus, and the library asks for it whatever is
  // allowed.
  const withPad = useCallback(
    (element: HTMLInputElement | null) =>
      element?.setAttribute('inputmode', signed ? 'text' : 'decimal'),
    [signed],
  )
  const merged = useMergedRef(ref, withPad, takePlainKeys, input)

  function change(text: string | number) {
    const meant = typedNumber(text)
    setLeft(false)
    setTyped({ text, meant, before: value })
    if (meant !== value) onChange(meant)
  }

  return (
    <NumberInput
      {...field}
      {...bounds}
      ref={merged}
      autoComplete="off"
      clampBehavior="none"
      decimalSeparator={decimalMark}
      allowNegative={signed}
      allowDecimal={decimals > 0}
      decimalScale={decimals}
      value={shownNumber(typed, value)}
      error={((left || typed === null) && fault) || error}
      onChange={change}
      onBlur={(event) => {
        setLeft(true)
        if (!refused) setTyped(null)
        onBlur?.(event)
      }}
      onInvalid={onInvalid}
    />
  )
}

/**
 * The library knows the narrow digits alone and drops any other key, so it is given what was typed
 * in those.
 */
function takePlainKeys(element: HTMLInputElement | null): (() => void) | undefined {
  if (!element) return undefined
  const narrow = () => {
    const plain = plainKeys(element.value)
    if (plain === element.value) return
    const at = element.selectionStart
    // This does what typing does: code that watches the element for changes does not notice a value
    // set on the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, plain)
    element.setSelectionRange(at, at)
  }
  element.addEventListener('input', narrow)
  return () => element.removeEventListener('input', narrow)
}
