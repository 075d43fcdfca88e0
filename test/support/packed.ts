/** The CoxMate table of tables.ts as .xz and as .lzma: nothing here writes either. */
export const COXMATE_XZ = [
  '/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4AI8AM9dACmdCkcRQK26RD1Tv5phRXLCDNUw/Q30SsjbVOHOdlqtSqS+VhYtXS',
  'RV5Dm8AWBpcmBPy++/iMUhKZuFYMgJUzigO8U5U8nM1Q/Sq27Tvx6LhYc4GfV9oZAkCWzAvPTh8x/RggCTp/EtGNDMgC9/',
  'MWV6zzYD1dB4fILqieIr+euGoloCEUoMqbnr4er6nsqIAfqzhqSUop5CwTyNDQa5udK6IMdEQgR5qCDSozQ3xRnNyTI0BZ',
  'Yg1tlv85Ij3soJI1Ot06gZ8a4NgW//SyDXAAAAYyHrJmTsKY8AAesBvQQAALcop2qxxGf7AgAAAAAEWVo=',
].join('')
/** The same .xz with a SHA-256 of its only block. */
export const COXMATE_SHA256_XZ = [
  '/Td6WFoAAArh+wyhAgAhARYAAAB0L+Wj4AI8AM9dACmdCkcRQK26RD1Tv5phRXLCDNUw/Q30SsjbVOHOdlqtSqS+Vh',
  'YtXSRV5Dm8AWBpcmBPy++/iMUhKZuFYMgJUzigO8U5U8nM1Q/Sq27Tvx6LhYc4GfV9oZAkCWzAvPTh8x/RggCTp/Et',
  'GNDMgC9/MWV6zzYD1dB4fILqieIr+euGoloCEUoMqbnr4er6nsqIAfqzhqSUop5CwTyNDQa5udK6IMdEQgR5qCDSoz',
  'Q3xRnNyTI0BZYg1tlv85Ij3soJI1Ot06gZ8a4NgW//SyDXAAAAYKpl3vu5ns0yOqi8e2jCBM3rhyEAHRHhHp4M9QrQ',
  'tOwAAYMCvQQAAFDfoMm26d8cAgAAAAAKWVo=',
].join('')
export const COXMATE_LZMA = [
  'XQAAgAD//////////wApnQpHEUCtukQ9U7+aYUVywgzVMP0N9ErI21ThznZarUqkvlYWLV0kVeQ5vAFgaXJgT8vvv4jFIS',
  'mbhWDICVM4oDvFOVPJzNUP0qtu078ei4WHOBn1faGQJAlswLz04fMf0YIAk6fxLRjQzIAvfzFles82A9XQeHyC6oniK/nr',
  'hqJaAhFKDKm56+Hq+p7KiAH6s4aklKKeQsE8jQ0GubnSuiDHREIEeagg0qM0N8UZzckyNAWWINbZb/OSI97KCSNTrdOoGf',
  'GuDYFv/5+CWAj/3ZyRAA==',
].join('')
/**
 * Intact .xz whose only block goes through a filter first: differences of bytes, and jumps of
 * programs.
 */
export const DELTA_XZ = [
  '/Td6WFoAAATm1rRGAgEDAQMhARaXj3H8AQAcU3RybxjxuuX+CDnY2/wOSB0F8PGsnM7HJSII4dgAAAAA8QHA7EGs5L8AAT',
  'UdRBux4R+2830BAAAAAARZWg==',
].join('')
export const X86_XZ = [
  '/Td6WFoAAATm1rRGAgEEACEBFgANhjUfAQAcU3Ryb2tlLFRpbWUsRGlzdGFuY2UNCjEsMiw5DQoAAAAA8QHA7EGs5L8AAT',
  'UdRBux4R+2830BAAAAAARZWg==',
].join('')
