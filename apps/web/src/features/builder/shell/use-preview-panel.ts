import { useState } from "react";
import { devicePresets, previewWidths, type Device } from "./builder-rules.ts";

export type PreviewPanelState = {
  device: Device;
  isExpanded: boolean;
  /** Width of the panel in pixels, as far as the window has room for it. */
  width: number;
  /** The page at its own size, or as a whole in the width of the panel. */
  zoom: Zoom;
  onDevice: (device: Device) => void;
  onExpanded: (isExpanded: boolean) => void;
  onZoom: (zoom: Zoom) => void;
};

export type Zoom = "fit" | "whole";

/** Width of the preview: the device's own, or 400 and 800 after Collapse and Expand (document 2, section 4). */
export function usePreviewPanel(): PreviewPanelState {
  const [state, setState] = useState<Pick<PreviewPanelState, "device" | "isExpanded" | "width" | "zoom">>(() => {
    const device = window.matchMedia("(min-width: 768px)").matches ? "desktop" : "mobile";
    return { device, ...presetOf(device), zoom: "fit" };
  });
  return {
    ...state,
    onDevice: (device) => setState({ ...state, device, ...presetOf(device) }),
    onZoom: (zoom) => setState({ ...state, zoom }),
    onExpanded: (isExpanded) =>
      setState({ ...state, isExpanded, width: isExpanded ? previewWidths.expanded : previewWidths.collapsed }),
  };
}

function presetOf(device: Device): { isExpanded: boolean; width: number } {
  const { isExpanded, width } = devicePresets[device];
  return { isExpanded, width };
}
