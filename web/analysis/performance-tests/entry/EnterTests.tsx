import { Button, Group } from '@mantine/core'
import { IconPencil, IconPlus, IconStopwatch, IconTablePlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PerformanceTest } from '#contract/analysis/performance-tests.ts'
import type { TestKind } from '#domain/performance-tests/kinds.ts'
import { paths } from '../../../paths/paths.ts'

/** The ways to enter tests of a kind: many of a day, or one in detail. */
export function EnterTests({ kind }: { kind: TestKind }) {
  const { t } = useTranslation('test-entry')
  return (
    <Group gap="sm">
      <Button
        component={Link}
        to={paths.enterTests(kind)}
        leftSection={<IconTablePlus size={18} />}
      >
        {t('links.enter')}
      </Button>
      <Button
        component={Link}
        to={paths.newTest(kind)}
        variant="default"
        leftSection={<IconPlus size={18} />}
      >
        {t('links.new')}
      </Button>
      {kind === 'step' && (
        <Button
          component={Link}
          to={paths.liveStepTest()}
          variant="default"
          leftSection={<IconStopwatch size={18} />}
        >
          {t('links.live')}
        </Button>
      )}
    </Group>
  )
}

/** The way to change a test, for who may. */
export function EditTest({ test }: { test: Pick<PerformanceTest, 'id' | 'kind' | 'can_write'> }) {
  const { t } = useTranslation('test-entry')
  if (!test.can_write) return null
  return (
    <Button
      component={Link}
      to={paths.editTest(test.kind, test.id)}
      variant="default"
      leftSection={<IconPencil size={18} />}
    >
      {t('links.edit')}
    </Button>
  )
}
