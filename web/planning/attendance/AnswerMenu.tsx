import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconNote } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MenuMark } from './MenuMark.tsx'
import { isMarked, KEY_MARKS, type Answer, type Mark } from './marks.ts'
import { useMarkLooks } from './use-mark-looks.ts'

type AnswerMenuProps = {
  answer: Answer
  marks: readonly Mark[]
  onMark: (mark: Mark) => void
  /** Missing for who may not see notes. */
  onNote?: () => void
  /** A note is being written: the focus is there. */
  writing: boolean
}

/** What an athlete says less often than coming or not. */
export function AnswerMenu({ answer, marks, onMark, onNote, writing }: AnswerMenuProps) {
  const { t } = useTranslation('attendance')
  const looks = useMarkLooks()
  return (
    <Menu position="bottom-end" shadow="md" returnFocus={!writing}>
      <Menu.Target>
        <ActionIcon variant="default" size={44} aria-label={t('otherAnswers')}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
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
