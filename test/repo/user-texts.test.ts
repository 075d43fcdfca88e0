import { expect, test } from 'vitest'
import { common } from '#texts/en/screens/common.ts'
import { comparison } from '#texts/en/screens/comparison.ts'
import { efforts } from '#texts/en/screens/efforts.ts'
import { form } from '#texts/en/screens/form.ts'
import { live } from '#texts/en/screens/live.ts'
import { monitoring } from '#texts/en/screens/monitoring.ts'
import { racing } from '#texts/en/screens/racing.ts'
import { recorder } from '#texts/en/screens/recorder.ts'
import { session } from '#texts/en/screens/session.ts'
import { sessionForm } from '#texts/en/screens/session-form.ts'
import { testFiles } from '#texts/en/screens/test-files.ts'
import { ui } from '#texts/en/screens/ui.ts'
import { errorText, fieldText, refusalText, serverTexts } from '../../server/text/text.ts'

/** What the specification quotes, in English; every language has a sentence at its place. */
test.each<[string, unknown, string]>([
  ['nothing at an address', common.notFound.title, 'Page not found (404)'],
  ['a page that fails', common.failure.title, 'There’s a problem'],
  ['a closed page', common.unauthorized.title, 'You are not authorized to see this page'],
  [
    'a feature the plan lacks',
    common.unauthorized.plan,
    'This feature doesn’t belong to your club subscription plan.',
  ],
  ['a browser without cookies', common.cookies, 'Slipway needs cookies to remember your club.'],
  ['an ended plan', common.expired.text, 'Your free trial or subscription has expired.'],
  ['a session of another club', session.otherClub.title, 'This session belongs to another club'],
  ['a comparison of another club', racing.otherClub, 'This comparison belongs to another club'],
  ['no session to compare', comparison.choose.none, 'At least 1 session must be selected'],
  ['no effort chosen', efforts.select, 'Please select an effort'],
  ['a file of tests with faults', testFiles.faults, 'Errors occurred during the import'],
  ['no position', recorder.trouble, 'This browser does not support Geolocation'],
  ['a discarded recording', live.athleteDiscardRecording, '{{name}}’s recording was discarded.'],
  ['a session one may not edit', sessionForm, 'You do not have permission to edit this session.'],
  ['an event one may not edit', sessionForm, 'You do not have permission to edit this event.'],
  ['any of both', errorText('en', 'edit_denied'), 'You do not have permission to edit this'],
  [
    'a crew one may not delete',
    errorText('en', 'delete_crew_denied'),
    'You don’t have permission to delete this crew.',
  ],
  [
    'a thing of another club',
    errorText('en', 'other_club'),
    'This belongs to another of your clubs',
  ],
  ['an address without a report', errorText('en', 'not_valid_url'), 'Not valid URL.'],
  ['a plan that ended', errorText('en', 'subscription_expired'), 'Your free trial or subscription'],
  ['a file of no known kind', refusalText('en', 'unknown_format'), 'Invalid file type.'],
  ['a damaged file', refusalText('en', 'file_damaged'), 'damaged'],
  ['a wrong address', fieldText('en', 'email'), 'Invalid email address.'],
  ['a wrong day of an end', fieldText('en', 'expiry'), 'Expiry date is invalid.'],
  ['a wrong address of the web', fieldText('en', 'url'), 'Not valid URL.'],
  ['a page of another role', ui.unauthorized.title, 'Unauthorized'],
  ['why it is closed', ui.unauthorized, 'You don’t have permission to access this page.'],
  ['what some cannot have done', serverTexts('en'), 'Can’t perform selected action for {names}.'],
  ['a file without training', refusalText('en', 'not_an_activity'), 'Invalid file'],
  ['a value out of bounds', fieldText('en', 'between'), 'Value must be between'],
  ['no password', form.faults.password_empty, 'Password cannot be empty.'],
  ['too long a sleep', monitoring.faults.sleep, 'Sleep time must be less than 24h.'],
  ['no pieces yet', errorText('en', 'pieces_first'), 'Pieces must be added before adding scores.'],
  ['a start after its end', fieldText('en', 'start_after_finish'), 'Start must not be after end.'],
  [
    'a start before the piece ahead',
    fieldText('en', 'start_before_previous'),
    'Start must not be before the previous piece’s end.',
  ],
  [
    'an end after the piece behind',
    fieldText('en', 'finish_after_next'),
    'End must not be after the next piece’s start.',
  ],
])('of %s people read it', (_, texts, words) => expect(JSON.stringify(texts)).toContain(words))
