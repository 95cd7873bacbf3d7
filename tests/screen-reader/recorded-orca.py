#!/usr/bin/python3
"""Orca with a recorder for a voice.

Each utterance is written to file descriptor 3, as a line of JSON: {"text": words}. The keys that Orca echoes are left
out. The first argument is a folder for its settings.
"""
import json
import os
import sys

from orca import orca, speech, speechserver

lines = os.fdopen(3, "w", buffering=1, encoding="utf-8")


class Recorder(speechserver.SpeechServer):
    """A voice without a sound."""

    def speak(self, text=None, acss=None, interrupt=True):
        if text and text.strip():
            lines.write(json.dumps({"text": text}) + "\n")

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _ in utteranceIterator:
            self.speak(context.utterance)


# Orca looks for a voice only where it has none, and gives the one it has away when it reads its settings.
speech._speechserver = Recorder()
speech.shutdown = lambda: None

# How much of a page is read as it opens depends on how fast it is, so it is not.
settings = {"enableBraille": False, "enableBrailleMonitor": False, "sayAllOnLoad": False}
manager = orca.getSettingsManager()
manager.activate(sys.argv[1], settings)
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
