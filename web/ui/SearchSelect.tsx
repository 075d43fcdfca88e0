import { Select, type SelectProps } from '@mantine/core'
import { useRef } from 'react'
import { rankChoices } from './rank-choices.ts'

type Props = Omit<SelectProps, 'searchable' | 'filter' | 'ref'>

/**
 * One of many, found by typing. What is typed replaces what is chosen, and Enter takes the first
 * that fits.
 */
export function SearchSelect({ onFocus, onClick, onChange, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const isTyping = useRef(false)
  const selectAll = () => {
    if (!isTyping.current && document.activeElement === input.current) input.current?.select()
  }
  return (
    <Select
      allowDeselect={false}
      limit={500}
      selectFirstOptionOnChange
      {...props}
      ref={input}
      searchable
      filter={rankChoices}
      onInput={() => {
        isTyping.current = true
      }}
      onFocus={(event) => {
        isTyping.current = false
        selectAll()
        onFocus?.(event)
      }}
      onClick={(event) => {
        selectAll()
        onClick?.(event)
      }}
      onChange={(value, option) => {
        isTyping.current = false
        onChange?.(value, option)
        // The label of what has been chosen is written first.
        requestAnimationFrame(() => requestAnimationFrame(selectAll))
      }}
    />
  )
}
