import { useState, type DragEvent } from "react";

/** Handlers that make an element a drop target for one file, and whether a file hangs over it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [depth, setDepth] = useState(0);
  const stop = (event: DragEvent) => event.preventDefault();
  return {
    isOver: depth > 0,
    target: {
      // Entering a child leaves the parent: counting keeps the state steady.
      onDragEnter: (event: DragEvent) => {
        stop(event);
        setDepth((value) => value + 1);
      },
      onDragLeave: () => setDepth((value) => Math.max(0, value - 1)),
      onDragOver: stop,
      onDrop: (event: DragEvent) => {
        stop(event);
        setDepth(0);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      },
    },
  };
}
