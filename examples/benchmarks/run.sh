#!/bin/sh
# Measures releases of the engine.
# Usage: sh run.sh --engine <folder with the jars of the releases>     Needs a JDK from version 21 on.
set -eu
[ "${1:-}" = --engine ] && [ -d "${2:-}" ] || {
  echo "Usage: sh run.sh --engine <folder with screwbox-core-3.5.1.jar and so on>" >&2
  exit 1
}
jars=$(cd "$2" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

measure() { # release, class
  jar=$jars/screwbox-core-$1.jar
  if [ ! -f "$jar" ]; then
    echo "$1  $2: not measured, because there is no $jar" >&2
    missing=1
    return
  fi
  mkdir -p "$work/$1"
  javac -cp "$jar" -d "$work/$1" "$here/Measure.java" "$here/$2.java"
  printf '%s  ' "$1"
  java -Djava.awt.headless=true -cp "$jar:$work/$1" "$2"
}

missing=0
measure 3.5.1 Noise
measure 3.6.0 Noise
measure 3.21.0 OpacityBefore
measure 3.21.1 OpacityAfter
measure 3.21.1 Blur
measure 3.22.0 Blur
measure 3.23.0 DistortionBefore
measure 3.23.1 DistortionAfter
measure 3.33.0 Smoke
exit $missing
