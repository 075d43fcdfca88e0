import { IconCheck } from '@tabler/icons-react'
import classes from './shell.module.css'

type ChoicesProps<V> = {
  title: string
  value: V
  choices: readonly { value: V; label: string; lang?: string }[]
  onChoose: (value: V) => void
}

/** One of a few, as a list in a dropdown. */
export function Choices<V extends string | number>({
  title,
  value,
  choices,
  onChoose,
}: ChoicesProps<V>) {
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.panelTitle}>{title}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={classes.panelItem}
          lang={choice.lang}
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          <span className={classes.panelText}>{choice.label}</span>
          {choice.value === value && <IconCheck size={16} aria-hidden />}
        </button>
      ))}
    </fieldset>
  )
}
