import { expect, test } from 'vitest'
import { common } from '#texts/en/screens/common.ts'
import { comparison } from '#texts/en/screens/comparison.ts'
import { efforts } from '#texts/en/screens/efforts.ts'
import { live } from '#texts/en/screens/live.ts'
import { racing } from '#texts/en/screens/racing.ts'
import { recorder } from '#texts/en/screens/recorder.ts'
import { session } from '#texts/en/screens/session.ts'
import { sessionForm } from '#texts/en/screens/session-form.ts'
import { testFiles } from '#texts/en/screens/test-files.ts'
import { errorText, fieldText, refusalText } from '../../server/text/text.ts'

/** What people are promised to read, in English; every language has a sentence at its place. */
test.each<[string, unknown, string]>([
  ['nothing at an address', common.notFound.title, 'Page not found (404)'],
  ['a page that fails', common.failure.title, 'There’s a problem'],
  ['a closed page', common.unauthorized.title, 'You are not authorized to see this page'],
  [
    'a feature the plan lacks',
    common.unauthorized.plan,
    'This feature doesn’t belong to your club subscription plan',
  ],
  ['a browser without cookies', common.cookies, 'Slipway needs cookies to remember your club.'],
  ['an ended plan', common.expired.text, 'Your free trial or subscription has expired.'],
  ['a session of another club', session.otherClub.title, 'This session belongs to another club'],
  ['a comparison of another club', racing.otherClub, 'This comparison belongs to another club'],
  ['no session to compare', comparison.choose.none, 'At least 1 session must be selected'],
  ['no effort chosen', efforts.select, 'Please select an effort'],
  ['a file of tests with faults', testFiles.faults, 'Errors occurred during the import'],
  ['no position', recorder.trouble, 'This browser does not support Geolocation'],
  ['a discarded recording', live.athleteDiscardRecording, '{{name}}’s recording was discarded'],
  ['a session one may not edit', sessionForm, 'You do not have permission to edit this session.'],
  ['an event one may not edit', sessionForm, 'You do not have permission to edit this event.'],
  ['any of both', errorText('en', 'edit_denied'), 'You do not have permission to edit this'],
  [
    'a crew one may not delete',
    errorText('en', 'delete_crew_denied'),
    'You don’t have permission to delete this crew',
  ],
  [
    'a thing of another club',
    errorText('en', 'other_club'),
    'This belongs to another of your clubs',
  ],
  ['an address without a report', errorText('en', 'not_valid_url'), 'Not valid URL.'],
  ['a plan that ended', errorText('en', 'subscription_expired'), 'Your free trial or subscription'],
  ['a file of no known kind', refusalText('en', 'unknown_format'), 'Invalid file type'],
  ['a damaged file', refusalText('en', 'file_damaged'), 'damaged'],
  ['a wrong address', fieldText('en', 'email'), 'Invalid email address.'],
  ['a wrong day of an end', fieldText('en', 'expiry'), 'Expiry date is invalid.'],
  ['a wrong address of the web', fieldText('en', 'url'), 'Not valid URL.'],
])('of %s people read it', (_, texts, words) => expect(JSON.stringify(texts)).toContain(words))
