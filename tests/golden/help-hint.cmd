help hint
