import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconPencil, IconPlus, IconStopwatch, IconTablePlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PerformanceTest } from '#contract/analysis/performance-tests.ts'
import type { TestKind } from '#domain/performance-tests/kinds.ts'
import { paths } from '../../../paths/paths.ts'

/** The usual way to enter tests of a kind: many of a day. */
export function EnterTests({ kind }: { kind: TestKind }) {
  const { t } = useTranslation('test-entry')
  return (
    <Button component={Link} to={paths.enterTests(kind)} leftSection={<IconTablePlus size={18} />}>
      {t('links.enter')}
    </Button>
  )
}

/** The other ways, in a menu: one test in detail, or a step test while it is rowed. */
export function EnterTestsItems({ kind }: { kind: TestKind }) {
  const { t } = useTranslation('test-entry')
  return (
    <>
      <Menu.Item component={Link} to={paths.newTest(kind)} leftSection={<IconPlus size={18} />}>
        {t('links.new')}
      </Menu.Item>
      {kind === 'step' && (
        <Menu.Item
          component={Link}
          to={paths.liveStepTest()}
          leftSection={<IconStopwatch size={18} />}
        >
          {t('links.live')}
        </Menu.Item>
      )}
    </>
  )
}

/** The way to change a test, for who may. */
export function EditTest({ test }: { test: Pick<PerformanceTest, 'id' | 'kind' | 'can_write'> }) {
  const { t } = useTranslation('test-entry')
  if (!test.can_write) return null
  return (
    <ActionIcon
      component={Link}
      to={paths.editTest(test.kind, test.id)}
      variant="default"
      aria-label={t('links.edit')}
      title={t('links.edit')}
    >
      <IconPencil size={18} />
    </ActionIcon>
  )
}
