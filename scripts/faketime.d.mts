export declare function otherTime(): { LD_PRELOAD: string; FAKETIME_DONT_FAKE_MONOTONIC: string }
