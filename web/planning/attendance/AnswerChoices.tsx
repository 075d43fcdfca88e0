import { Menu } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { IconNote } from '@tabler/icons-react'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuMark } from './MenuMark.tsx'
import { isMarked, KEY_MARKS, type Answer, type Mark } from './marks.ts'
import { useMarkLooks } from './use-mark-looks.ts'

export type AnswerChoicesProps = {
  answer: Answer
  marks: readonly Mark[]
  onMark: (mark: Mark) => void
  /** Missing for who may not see notes. */
  onNote?: () => void
  /** A note is being written: the focus is there. */
  writing: boolean
  /** What opens the menu; it has the focus when that opens, and gets it back. */
  button: ReactElement
}

/** The menu of answers; it is open as soon as it is there, since it was fetched to be opened. */
export function AnswerChoices(props: AnswerChoicesProps) {
  const { answer, marks, onMark, onNote, writing, button } = props
  const { t } = useTranslation('attendance')
  const looks = useMarkLooks()
  const [isOpen, setOpen] = useState(true)
  // A menu that opens after it was there knows where the focus has to return.
  const isThere = useMounted()
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      opened={isThere && isOpen}
      onChange={setOpen}
      returnFocus={!writing}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {marks
          .filter((mark) => !KEY_MARKS.some((key) => key === mark))
          .map((mark) => (
            <MenuMark
              key={mark}
              {...looks[mark]}
              set={isMarked(answer, mark)}
              onToggle={() => onMark(mark)}
            />
          ))}
        {onNote && (
          <Menu.Item leftSection={<IconNote size={18} aria-hidden />} onClick={onNote}>
            {t(answer.note === null ? 'addNote' : 'editNote')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
