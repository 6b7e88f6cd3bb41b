#!/bin/sh
# Builds releases of the engine from a clone of its repository and measures them.
# Usage: sh run.sh <clone of the engine>     Needs git and a JDK from version 21 on.
set -eu
engine=${1:?"Usage: sh run.sh <clone of the engine>"}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

measure() { # release, class
  classes=$work/$1
  if [ ! -d "$classes" ]; then
    mkdir -p "$work/source-$1" "$classes"
    git -C "$engine" archive "$1" screwbox-core/src/main | tar -x -C "$work/source-$1"
    find "$work/source-$1" -name '*.java' > "$work/files"
    javac -nowarn -d "$classes" "@$work/files" 2> "$work/log" || { cat "$work/log" >&2; exit 1; }
    cp -R "$work/source-$1/screwbox-core/src/main/resources/." "$classes"
  fi
  mkdir -p "$work/bench-$1"
  javac -cp "$classes" -d "$work/bench-$1" "$here/Measure.java" "$here/$2.java"
  printf '%s  ' "$1"
  java -Djava.awt.headless=true -cp "$classes:$work/bench-$1" "$2"
}

measure 3.5.1 Noise
measure 3.6.0 Noise
measure 3.21.0 OpacityBefore
measure 3.21.1 OpacityAfter
measure 3.21.1 Blur
measure 3.22.0 Blur
measure 3.23.0 DistortionBefore
measure 3.23.1 DistortionAfter
measure 3.33.0 Smoke
